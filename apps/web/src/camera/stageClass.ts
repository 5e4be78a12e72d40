/**
 * The camera's size on the check-in page: a phone's whole width, and a height that keeps the buttons visible.
 */
export const stageClass = 'h-[min(460px,54dvh)] w-full rounded-xl'
