import { createClient } from '@sanity/client'
import { SANITY_API_VERSION } from '../../web/src/env-schema.ts'
import type { Settings } from '../env.ts'
import { StartError } from '../run/start-error.ts'
import { reasonOf } from './explain-content-failure.ts'

/** A client of the configured content API: the local lake's or Sanity's. */
export function contentClient({ content }: Settings, token = content.token) {
  const { projectId, dataset, apiHost } = content
  return createClient({
    projectId,
    dataset,
    apiVersion: SANITY_API_VERSION,
    token,
    useCdn: false,
    maxRetries: 1,
    perspective: 'published',
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  })
}

/** The location of the content, for the first line of a command's output. */
export const nameOf = ({ content }: Settings) =>
  `${content.dataset} at ${content.apiHost || `${content.projectId}.api.sanity.io`}`

type Client = ReturnType<typeof contentClient>

// An edit changes the newest revision, a deletion the count.
const REVISION_QUERY = `{
  "documents": count(*),
  "newest": *[] | order(_updatedAt desc, _id asc)[0]{_id, _rev, _updatedAt}
}`

export type ContentRevision = { documents: number; newest: unknown }

/** A value that changes with every change of the published content. */
export async function contentRevision(client: Client): Promise<ContentRevision> {
  try {
    return await client.fetch<ContentRevision>(REVISION_QUERY)
  } catch (error) {
    const { projectId, dataset, url } = client.config()
    throw new StartError(
      `The content API cannot be read (project ${projectId}, dataset ${dataset}, ${url}): ${reasonOf(error)}`,
    )
  }
}
