import type { ObjectOptions } from 'sanity'

interface SectionType {
  name: string
  title?: string | undefined
  options?: unknown
}

const optionsOf = ({ options }: SectionType) => (options ?? {}) as ObjectOptions

/** The menu title of a section type, with its other names, since the menu searches titles only. */
export function menuTitle(type: SectionType): string {
  const { alsoCalled, sectionGroup } = optionsOf(type)
  // Sanity's menu shows every type under "All".
  const remarks = [alsoCalled, sectionGroup === 'special' && 'special'].filter(Boolean)
  return [type.title ?? type.name, remarks.length > 0 && `(${remarks.join(', ')})`]
    .filter(Boolean)
    .join(' ')
}

/**
 * The address of the picture of a section type, or of one of its looks, which `node scripts/section-pictures.ts` takes
 * from the gallery.
 */
export const sectionPictureUrl = (type: string, look?: string): string =>
  `/static/sections/${[type, look].filter(Boolean).join('.')}.webp`
