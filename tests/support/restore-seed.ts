import { seedDocuments } from './seed.ts'
import { stackClient } from './stack-client.ts'

/** Restores documents to the seed's content and deletes their drafts. */
export async function restoreSeed(...ids: string[]) {
  const transaction = stackClient().transaction()
  for (const id of ids) {
    const document = seedDocuments.find(({ _id }) => _id === id)
    if (!document) throw new Error(`The seed has no document ${id}.`)
    transaction.createOrReplace<object>(document).delete(`drafts.${id}`)
  }
  await transaction.commit()
}

/** Deletes documents and drafts with this title, which a test created. */
export async function removeTitled(title: string) {
  await stackClient().delete({ query: '*[title == $title]', params: { title } })
}
