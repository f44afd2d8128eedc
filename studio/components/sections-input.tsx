import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type ArrayInputFunctionsProps,
  ArrayOfObjectsFunctions,
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  type ObjectItem,
  type SanityClient,
  set,
  useClient,
  useResolveInitialValueForType,
} from 'sanity'
import { apiVersion } from '../env'
import { heroFirst, menuTitle } from './section-menu'

type PageSections = { types: string[] | null }

/** The number of pages that use each section type. */
export function countUses(pages: PageSections[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { types } of pages) {
    for (const type of new Set(types)) uses.set(type, (uses.get(type) ?? 0) + 1)
  }
  return uses
}

/** The usage of a section type in words. */
export function describeUses(pages = 0): string {
  if (pages === 0) return 'not used yet'
  return pages === 1 ? 'used on 1 page' : `used on ${pages} pages`
}

const GOOD_FOR = 60_000
const query = '*[_type in ["page", "product"] && defined(sections)]{ "types": sections[]._type }'

let cached: { at: number; uses: Promise<Map<string, number>> } | undefined

/** The number of published pages per section type; cached for a minute. */
function readUses(client: SanityClient): Promise<Map<string, number>> {
  if (!cached || Date.now() - cached.at > GOOD_FOR) {
    const uses = client.fetch<PageSections[]>(query).then(countUses)
    const entry = { at: Date.now(), uses }
    cached = entry
    // Do not cache a failed query.
    uses.catch(() => {
      if (cached === entry) cached = undefined
    })
  }
  return cached.uses
}

function useUses(): Map<string, number> | undefined {
  const client = useClient({ apiVersion })
  const [uses, setUses] = useState<Map<string, number>>()
  useEffect(() => {
    // On an error the menu shows no counts.
    readUses(client.withConfig({ perspective: 'published' })).then(setUses, () => undefined)
  }, [client])
  return uses
}

/** The button "Add section"; its menu shows on how many pages each section type is used. */
function AddSection(props: ArrayInputFunctionsProps<ObjectItem, ArraySchemaType>) {
  const uses = useUses()
  const { schemaType, value } = props
  const hasHero = (value ?? []).some((section) => '_type' in section && section._type === 'hero')
  const counted = useMemo(() => {
    const of = heroFirst(schemaType.of, !hasHero).map((type) => ({
      ...type,
      title: [menuTitle(type), ...(uses ? [describeUses(uses.get(type.name))] : [])].join(', '),
    }))
    return { ...schemaType, of }
  }, [schemaType, uses, hasHero])
  return <ArrayOfObjectsFunctions {...props} schemaType={counted} />
}

/** Whether a section has only its type. */
const isBare = (section: ObjectItem) =>
  Object.keys(section).every((name) => name === '_type' || name === '_key')

/** Adds the starter content to sections that were added on the page, where Sanity's tools insert them empty. */
function useStarterContent({ value, schemaType, readOnly, onChange }: ArrayOfObjectsInputProps) {
  const resolve = useResolveInitialValueForType()
  const filled = useRef(new Set<string>())
  useEffect(() => {
    for (const section of readOnly ? [] : (value ?? [])) {
      const { _key, _type } = section as ObjectItem & { _type: string }
      const type = schemaType.of.find(({ name }) => name === _type)
      if (!type || !isBare(section) || filled.current.has(_key)) continue
      filled.current.add(_key)
      void resolve(type, {}).then((content) =>
        onChange(set({ ...content, _type, _key }, [{ _key }])),
      )
    }
  }, [value, schemaType, readOnly, onChange, resolve])
}

export function SectionsInput(props: ArrayOfObjectsInputProps) {
  useStarterContent(props)
  return props.renderDefault({ ...props, arrayFunctions: AddSection })
}
