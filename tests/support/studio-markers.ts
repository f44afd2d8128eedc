import type { SanityClient } from '@sanity/client'
import {
  createSchema,
  type SanityDocument,
  type ValidationMarker,
  validateDocument,
  type Workspace,
} from 'sanity'
import { schemaTypes } from '../../studio/schema/index'
import { seedDate } from './seed-date.ts'

// Validation reads only the schema of a workspace.
const workspace = { schema: createSchema({ name: 'default', types: schemaTypes }) } as Workspace

/** The current day for rules, which compare dates with today: the seed day. */
export const SEED_DAY = new Date(`${seedDate()}T10:00:00Z`)

/** Sanity waits 250 ms before it queries references, so documents are checked in parallel. */
const AT_ONCE = 25

/** The Studio's messages for each of these documents. */
export async function studioMarkers(
  client: SanityClient,
  documents: readonly object[],
): Promise<ValidationMarker[][]> {
  const getClient = ({ apiVersion }: { apiVersion: string }) => client.withConfig({ apiVersion })
  const found: ValidationMarker[][] = []
  for (let index = 0; index < documents.length; index += AT_ONCE) {
    const some = documents.slice(index, index + AT_ONCE) as SanityDocument[]
    found.push(
      ...(await Promise.all(
        some.map((document) => validateDocument({ document, workspace, getClient })),
      )),
    )
  }
  return found
}
