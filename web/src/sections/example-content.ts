import type { Look } from '@/objects/action'
import type { SectionType } from '@/sections/heading'

/** As long as the longest word that an outside test typed. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3).slice(0, 126)

/** The type and heading of an example. */
export function exampleHead<Type extends SectionType>(type: Type, title: string) {
  return {
    _key: `${type}-${title}`,
    _type: type,
    anchor: '',
    eyebrow: 'Example',
    title,
    text: 'One or two sentences that say what follows, and for whom it is meant.',
  }
}

/** A button that scrolls to the top of the page. */
export function exampleAction(label: string, look: Look = 'primary') {
  return {
    _key: `action-${label}`,
    label,
    look,
    target: 'anchor' as const,
    route: null,
    url: null,
    dialog: null,
    anchor: 'top',
    reference: null,
    document: null,
    fileUrl: null,
  }
}
