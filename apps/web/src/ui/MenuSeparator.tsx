import { DropdownMenu } from 'radix-ui'

export const MenuSeparator = () => <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />
