import { createClient } from '@sanity/client'
import { env } from '../env.ts'
import { clientConfig } from './client-config.ts'
import { ContentError } from './content-error.ts'

/** Throws when content cannot be read at all: a build had better know before it compiles. */
export async function checkLake(): Promise<void> {
  try {
    await createClient(clientConfig).fetch('count(*[_type == "siteSettings"])')
  } catch (error) {
    const host = env.SANITY_API_HOST || `project ${env.SANITY_PROJECT_ID} of sanity.io`
    throw new ContentError(`dataset ${env.SANITY_DATASET} at ${host}`, error)
  }
}
