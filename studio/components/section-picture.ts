/**
 * The address of the picture of a section type, or of one of its looks, which `node scripts/section-pictures.ts` takes
 * from the gallery.
 */
export const sectionPictureUrl = (type: string, look?: string): string =>
  `/static/sections/${[type, look].filter(Boolean).join('.')}.webp`
