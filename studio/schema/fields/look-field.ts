import { defineField, type Path, type SanityDocument } from 'sanity'

type Options = readonly { title: string; value: string }[]
type Place = { document?: SanityDocument | undefined; path?: Path | undefined }
type StoredSection = { _key: string; look?: string }

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

/** Rules for fields of a section, or of its items, that only some of its looks show. */
export function fieldsByLook(looks: Options) {
  const lookAt = ({ document, path = [] }: Place) => {
    const [, segment] = path
    const key = typeof segment === 'object' && '_key' in segment ? segment._key : undefined
    const sections = (document?.sections ?? []) as StoredSection[]
    return sections.find(({ _key }) => _key === key)?.look ?? looks[0]?.value ?? ''
  }
  return {
    /** For `hidden`: the field is shown in these looks only. */
    shownIn:
      (...names: string[]) =>
      (place: Place) =>
        !names.includes(lookAt(place)),
    /** For `rule.custom`: the field is required in these looks only. */
    requiredIn: (names: string[], message: string) => (value: unknown, place: Place) => {
      const isEmpty = Array.isArray(value) ? value.length === 0 : !value
      return isEmpty && names.includes(lookAt(place)) ? message : true
    },
  }
}
