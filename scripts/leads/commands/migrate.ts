import {
  describeLocation,
  openLeadsDatabase,
} from '../../../web/src/leads/server/store/open-leads-database.ts'

/**
 * Migrates the leads database at this location, before servers of a new version start; they would do the same, one of
 * them while the others wait. Returns a sentence on its state; rejects if it cannot be migrated.
 */
export async function migrate(location: string): Promise<string> {
  const database = await openLeadsDatabase(location)
  await database.destroy()
  return `${describeLocation(location)} is up to date.`
}
