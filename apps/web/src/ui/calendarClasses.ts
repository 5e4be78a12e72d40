/** The looks of react-day-picker's parts. */
export const calendarClasses = {
  root: 'relative text-sm',
  months: 'relative',
  nav: 'absolute inset-e-0 top-0 flex gap-1',
  button_previous:
    'grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-hover aria-disabled:opacity-40',
  button_next: 'grid size-8 place-items-center rounded-sm text-ink-2 hover:bg-hover aria-disabled:opacity-40',
  month_caption: 'mb-2 flex h-8 items-center pe-20',
  dropdowns: 'flex items-center gap-1',
  dropdown_root:
    'relative rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
  dropdown: 'absolute inset-0 cursor-pointer appearance-none opacity-0',
  caption_label: 'flex items-center gap-0.5 rounded-xs px-1.5 py-1 font-title hover:bg-hover',
  month_grid: 'border-collapse',
  weekday: 'size-9 text-xs font-normal text-ink-3',
  day: 'size-9 p-0 text-center',
  day_button:
    'tnum grid size-9 place-items-center rounded-sm hover:bg-hover disabled:pointer-events-none disabled:opacity-40',
  today: 'font-title text-brand-ink',
  selected: '[&>button]:bg-brand [&>button]:text-on-brand [&>button:hover]:bg-brand',
  outside: 'text-ink-3',
  disabled: '',
  hidden: 'invisible',
}
