import 'server-only'
import { defineQuery } from 'next-sanity'
import { readContent } from '@/content/sanity/fetch'

export const SECTIONS_QUERY = defineQuery(`*[_id == $id][0]{ _id, sections[]{ _type, _key, ... } }`)

export type Section = { _key: string; _type: string; title?: string; text?: string }

export async function getSections(id: string): Promise<Section[]> {
  const raw = await readContent({ name: 'SECTIONS_QUERY', query: SECTIONS_QUERY, params: { id } })
  return (raw?.sections ?? []) as unknown as Section[]
}
