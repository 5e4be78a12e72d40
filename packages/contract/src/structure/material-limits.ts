// Free of zod, for pages that only need the numbers.

/** The most links to materials of a class. */
export const maxMaterials = 30
export const maxMaterialTitle = 120
export const maxMaterialUrl = 1000
