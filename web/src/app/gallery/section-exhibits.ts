import 'server-only'
import { defineQuery } from 'groq'
import { readContent } from '@/sanity/read/read-content'
import type { Example } from '@/sections/example'
import { sectionExamples } from '@/sections/examples'
import type { SectionType } from '@/sections/section'

type Exhibited = { type: SectionType; examples: readonly Example<SectionType>[] }

const GALLERY_IMAGE_QUERY = defineQuery(`
  *[_type == "sanity.imageAsset"] | order(_createdAt asc, _id asc)[0]{
    _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height
  }
`)

/** Section types with their examples, sorted by name. Images without a file get one of the content's images. */
export async function getSectionExhibits(): Promise<Exhibited[]> {
  const image = await readContent({ name: 'GALLERY_IMAGE_QUERY', query: GALLERY_IMAGE_QUERY })
  const withImage = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (name, item) => (name === 'asset' ? (item ?? image) : item))
  return (Object.entries(sectionExamples) as [SectionType, readonly Example<SectionType>[]][])
    .filter(([, examples]) => examples.length > 0)
    .map(([type, examples]) => ({ type, examples: examples.map(withImage) }))
}
