/** Pixels; all cells have the same size, so those outside the screen need not be measured. */
export const rowHeight = 36
export const headHeight = 48
export const cellWidth = 36

/** The columns that stay visible while the sessions pass beneath. */
export const stickyWidth = { desk: 288, phone: 192 }

const sticky = 'sticky z-10 flex shrink-0 items-center border-e border-line px-3'
export const headClass = {
  name: `${sticky} inset-s-0 w-[216px] gap-2 max-md:w-[124px]`,
  rate: `${sticky} inset-s-[216px] w-[72px] justify-end max-md:inset-s-[124px] max-md:w-[68px]`,
}
