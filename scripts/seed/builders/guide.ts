import type { Guide, GuideTopic } from '../../../web/src/content/types.gen.ts'
import { documentIdAt } from './document-id.ts'
import { keyFrom } from './key.ts'
import { portableText } from './portable-text.ts'
import type { Seed } from './seed-document.ts'

type Fields = Omit<
  Seed<Guide>,
  '_id' | '_type' | 'path' | 'body' | 'seo' | 'updatedOn' | 'summary'
> & {
  path: string
  summary: string
  updatedOn: string
}

/** A guide; `body` is markup for `portableText`. The summary is also the description in search results. */
export function guide(fields: Fields, body: string): Seed<Guide> {
  const { path, ...rest } = fields
  return {
    ...rest,
    _id: documentIdAt(path),
    _type: 'guide',
    path: { _type: 'slug', current: path },
    body: portableText(body),
    seo: { _type: 'seo', title: rest.title ?? '', description: rest.summary },
  }
}

/** A list of all guides with this topic. */
export function guideTopic(topic: string, text: string, icon: NonNullable<GuideTopic['icon']>) {
  return { _type: 'guideTopic' as const, _key: keyFrom('topic', topic), topic, text, icon }
}
