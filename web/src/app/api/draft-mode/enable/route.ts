import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { env } from '@/env'
import { problem } from '@/lib/problem'
import { draftClient } from '@/sanity/client'

type Options = Parameters<typeof defineEnableDraftMode>[0]

const { GET: enable } = defineEnableDraftMode({
  // next-sanity accepts this client, but its types refer to its own older version.
  client: draftClient as unknown as Options['client'],
})

/** The Presentation tool opens this with a secret that it has stored as a document. */
export async function GET(request: Request): Promise<Response> {
  if (!env.SANITY_API_READ_TOKEN) {
    return problem(401, 'Set SANITY_API_READ_TOKEN so that the site may read drafts.')
  }
  return enable(request)
}
