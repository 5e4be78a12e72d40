/** The veil behind a dialog or drawer, and over the dialog that opened it. */
export const overlayClass = 'fixed inset-0 z-50 bg-overlay data-[state=open]:animate-fade'

/** A menu, panel or popover over the page. */
export const floatingClass = 'z-50 border border-line bg-raised shadow-3 data-[state=open]:animate-sheet'
