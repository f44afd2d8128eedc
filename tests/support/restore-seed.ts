import { seedDocuments } from '../../scripts/seed/seed-documents.ts'
import { stackClient } from './stack-client.ts'

/** Puts documents of the seed back to what they were, without the drafts of a test. */
export async function restoreSeed(...ids: string[]) {
  const transaction = stackClient().transaction()
  for (const id of ids) {
    const document = seedDocuments.find(({ _id }) => _id === id)
    if (!document) throw new Error(`The seed has no document ${id}.`)
    transaction.createOrReplace<object>(document).delete(`drafts.${id}`)
  }
  await transaction.commit()
}

/** Removes what a test created: every document with this title, and its draft. */
export async function removeTitled(title: string) {
  await stackClient().delete({ query: '*[title == $title]', params: { title } })
}
