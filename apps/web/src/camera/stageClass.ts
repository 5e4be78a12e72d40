/** The camera's place on the check-in page: a phone's whole width, and as high as leaves the buttons in sight. */
export const stageClass = 'h-[min(460px,54dvh)] w-full rounded-xl'
