import { useEffect, useMemo, useState } from 'react'
import {
  type ArrayInputFunctionsProps,
  ArrayOfObjectsFunctions,
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  type ObjectItem,
  type SanityClient,
  useClient,
} from 'sanity'
import { apiVersion } from '../env'

type PageSections = { types: string[] | null }

/** The number of pages that use each section type, however often. */
export function countUses(pages: PageSections[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { types } of pages) {
    for (const type of new Set(types)) uses.set(type, (uses.get(type) ?? 0) + 1)
  }
  return uses
}

/** How often a section type is used, in words. */
export function describeUses(pages = 0): string {
  if (pages === 0) return 'not used yet'
  return pages === 1 ? 'used on 1 page' : `used on ${pages} pages`
}

const GOOD_FOR = 60_000
const query = '*[_type in ["page", "product"] && defined(sections)]{ "types": sections[]._type }'

let cached: { at: number; uses: Promise<Map<string, number>> } | undefined

/** On how many published pages each section type is used; asked again after a minute. */
function readUses(client: SanityClient): Promise<Map<string, number>> {
  if (!cached || Date.now() - cached.at > GOOD_FOR) {
    const uses = client.fetch<PageSections[]>(query).then(countUses)
    const entry = { at: Date.now(), uses }
    cached = entry
    // A failed query is not kept.
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
    // Without an answer the menu shows no counts.
    readUses(client.withConfig({ perspective: 'published' })).then(setUses, () => undefined)
  }, [client])
  return uses
}

/** The button "Add item"; its menu says on how many pages each section type is used. */
function AddSection(props: ArrayInputFunctionsProps<ObjectItem, ArraySchemaType>) {
  const uses = useUses()
  const { schemaType } = props
  const counted = useMemo(() => {
    if (!uses) return schemaType
    const of = schemaType.of.map((type) => ({
      ...type,
      title: `${type.title}, ${describeUses(uses.get(type.name))}`,
    }))
    return { ...schemaType, of }
  }, [schemaType, uses])
  return <ArrayOfObjectsFunctions {...props} schemaType={counted} />
}

/** The sections of a page. */
export function SectionsInput(props: ArrayOfObjectsInputProps) {
  return props.renderDefault({ ...props, arrayFunctions: AddSection })
}
