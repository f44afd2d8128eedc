import { createClient } from '@sanity/client'
import type { Settings } from '../env.ts'
import { StartError } from './start-error.ts'

/** A client of the content that these settings name: the local lake, or Sanity's. */
export function contentClient({ content }: Settings, token = content.token) {
  const { projectId, dataset, apiVersion, apiHost } = content
  return createClient({
    projectId,
    dataset,
    apiVersion,
    token,
    useCdn: false,
    maxRetries: 1,
    perspective: 'published',
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  })
}

type Client = ReturnType<typeof contentClient>

// The newest revision changes with every edit, the count with every deletion.
const REVISION_QUERY = `{
  "documents": count(*),
  "newest": *[] | order(_updatedAt desc, _id asc)[0]{_id, _rev, _updatedAt}
}`

export type ContentRevision = { documents: number; newest: unknown }

/** A value that changes whenever the published content does. */
export async function contentRevision(client: Client): Promise<ContentRevision> {
  try {
    return await client.fetch<ContentRevision>(REVISION_QUERY)
  } catch (error) {
    const { projectId, dataset, url } = client.config()
    throw new StartError(
      `The content API cannot be read (project ${projectId}, dataset ${dataset}, ${url}): ${deepest(error)}`,
    )
  }
}

// The reason of "fetch failed", such as an unknown host, is in its cause.
function deepest(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return deepest(error.cause)
  return error.message.split('\n')[0] ?? error.name
}
