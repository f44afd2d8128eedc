import {
  describeLocation,
  openLeadsDatabase,
} from '../../web/src/leads/server/database/open-leads-database.ts'
import { loadEnvFiles, readSettings } from '../env.ts'
import { explainStoreFailure } from './explain-store-failure.ts'

// Migrates the leads database and exits: a job that runs before the servers of a new version start. Servers would do
// the same at start, one of them while the others wait.
loadEnvFiles()
const { leadsDatabase, leadsDatabaseUrl } = readSettings(process.env)
const location = leadsDatabaseUrl ?? leadsDatabase
try {
  const database = await openLeadsDatabase(location)
  await database.destroy()
  console.log(`${describeLocation(location)} is up to date.`)
} catch (error) {
  console.error(explainStoreFailure(error, location))
  process.exitCode = 1
}
