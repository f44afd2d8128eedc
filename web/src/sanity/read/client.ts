import 'server-only'
import { createClient } from '@sanity/client'
import { env } from '@/env'
import { clientConfig } from '@/sanity/read/client-config'

/** The site's client: it reads published content only, without a token unless the dataset is private. */
export const client = createClient(clientConfig)

/** Reads drafts with a token. */
export const draftClient = client.withConfig({ token: env.SANITY_API_READ_TOKEN })
