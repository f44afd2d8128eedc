import { defineField, type Path, type SanityDocument } from 'sanity'

type Options = readonly { title: string; value: string }[]
type Place = { document?: SanityDocument | undefined; path?: Path | undefined }
type StoredSection = { _key: string; [field: string]: unknown }

/** How a section is drawn. A section without a look has the first one. */
export function lookField(looks: Options, initialValue = looks[0]?.value) {
  return defineField({
    name: 'look',
    title: 'Look',
    type: 'string',
    options: { list: [...looks], layout: 'radio' },
    ...(initialValue && { initialValue }),
  })
}

/**
 * For fields of a section, or of its items, that only some of its looks show. A list of documents has no look but
 * `what` it lists.
 */
export function fieldsByLook(looks: Options, name: 'look' | 'what' = 'look') {
  const lookAt = ({ document, path = [] }: Place) => {
    const [, segment] = path
    const key = typeof segment === 'object' && '_key' in segment ? segment._key : undefined
    const sections = (document?.sections ?? []) as StoredSection[]
    return String(sections.find(({ _key }) => _key === key)?.[name] ?? looks[0]?.value)
  }
  return {
    /** For `hidden`: the field is shown in these looks only. Its rules are skipped in the others (rules-of-shown.ts). */
    shownIn:
      (...names: string[]) =>
      (place: Place) =>
        !names.includes(lookAt(place)),
    /** For `rule.custom`: the field is shown in more looks, but required in these only. */
    requiredIn: (names: string[], message: string) => (value: unknown, place: Place) => {
      const isEmpty = Array.isArray(value) ? value.length === 0 : !value
      return isEmpty && names.includes(lookAt(place)) ? message : true
    },
  }
}
