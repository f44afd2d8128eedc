import { drawings } from '../schema/section-menu.gen'
import { above, rows, toSvg } from './drawing-shapes'

/** Stands for a section type without a drawing. */
const generic = above(rows(3, 'text'))

/** The drawing of a section type in a look, as the address of an image; an unknown look is drawn as the first one. */
export function thumbnailUrl(type: string, look = ''): string {
  const looks = drawings[type] ?? {}
  const drawing = looks[look] ?? Object.values(looks)[0] ?? generic
  return `data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`
}
