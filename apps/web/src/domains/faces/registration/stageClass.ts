/** The larger half of the modal: the camera's picture, or its replacement. */
export const registrationStageClass = 'max-md:aspect-[4/4.1] md:min-h-[472px] bg-sunken'
