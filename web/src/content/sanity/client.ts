import 'server-only'
import { createClient } from '@sanity/client'
import { clientConfig } from '@/content/sanity/client-config'

/** The one client of the site. It has no token: what it reads, anybody may read. */
export const client = createClient(clientConfig)
