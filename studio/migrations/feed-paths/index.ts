import type { SanityDocument } from '@sanity/client'
import { at, defineMigration, patch, setIfMissing } from 'sanity/migrate'

type Article = SanityDocument & { path?: { current?: string } }

/** The published id of a draft or version. */
const publishedId = (id: string) => id.replace(/^(drafts|versions\.[^.]+)\./, '')

/**
 * Keeps the paths under which feed readers know published articles: feeds once named an article by its address, and
 * now by its document. Run it before the new version starts; an article that was not published yet needs no path.
 */
export default defineMigration({
  title: 'Paths of articles that feed readers know',
  documentTypes: ['article'],
  async *migrate(documents, { filtered }) {
    for await (const { _id, feedPath } of documents()) {
      const published = await filtered.getDocument<Article>(publishedId(_id))
      const path = published?.path?.current
      if (feedPath === undefined && path) yield patch(_id, at('feedPath', setIfMissing(path)))
    }
  },
})
