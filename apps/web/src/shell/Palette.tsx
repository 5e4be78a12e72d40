import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useNavigate } from 'react-router'
import { cn } from '#lib/cn.ts'
import { useUser } from '#lib/session.ts'
import { floatingClass, overlayClass } from '#ui/overlayClass.ts'
import { useFocusReturn } from '#ui/useFocusReturn.ts'
import { destinationsFor } from './nav.ts'

const itemClass =
  'flex h-10 cursor-default items-center gap-3 rounded-sm px-3 text-base text-ink-2 ' +
  'data-[selected=true]:bg-brand-tint data-[selected=true]:text-brand-ink max-md:h-12'
const headingClass =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:pt-2 ' +
  '[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-[560] [&_[cmdk-group-heading]]:text-ink-3'

const name = 'Search screens'

/** Every screen the role may open, by name. */
function Destinations({ onGo }: { onGo: (path: string) => void }) {
  const { role } = useUser()
  return (
    <Command label={name}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={17} className="text-ink-3" aria-hidden="true" />
        <Command.Input
          placeholder={name}
          className="flex-1 bg-transparent py-3.5 text-lg outline-none placeholder:text-ink-3"
        />
      </div>
      <Command.List className={cn('max-h-[380px] overflow-y-auto p-2', headingClass)}>
        <Command.Empty className="px-3 py-8 text-center text-sm text-ink-3">
          Nothing matches. Try another word.
        </Command.Empty>
        <Command.Group heading="Screens">
          {destinationsFor(role).map(({ to, label, icon: Icon }) => (
            <Command.Item key={to} value={label} onSelect={() => onGo(to)} className={itemClass}>
              <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </Command.Item>
          ))}
        </Command.Group>
      </Command.List>
    </Command>
  )
}

/** Ctrl K. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const focusReturn = useFocusReturn()
  const go = (path: string) => {
    onClose()
    navigate(path)
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusReturn.remember}
          onCloseAutoFocus={focusReturn.giveBack}
          className={cn(
            floatingClass,
            'fixed left-1/2 top-[14vh] w-[calc(100vw-24px)] max-w-[600px] -translate-x-1/2 overflow-hidden rounded-xl',
          )}
        >
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          <Destinations onGo={go} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
