import type { Settings } from '../env.ts'
import { describeReport } from '../seed/describe-report.ts'
import { lakeIsEmpty } from '../seed/lake-is-empty.ts'
import { writeSeed } from '../seed/write-seed.ts'
import { type ContentRevision, contentClient, contentRevision } from './content-client.ts'
import type { ProcessGroup } from './process-group.ts'
import * as programs from './programs.ts'
import { untilReady } from './ready.ts'
import { seedNewLake } from './seed-new-lake.ts'
import { StartError } from './start-error.ts'

/** Starts the lake if content is local, seeds an empty one, and returns the content's revision. */
export async function openContent(
  settings: Settings,
  secrets: programs.Secrets,
  { start }: Pick<ProcessGroup, 'start'>,
  mode: programs.Mode = 'start',
): Promise<ContentRevision> {
  if (settings.content.where === 'remote') {
    const revision = await contentRevision(contentClient(settings))
    if (revision.documents === 0) {
      throw new StartError(
        'The dataset is empty. Fill it with "npm run seed", or by hand in the Studio.',
      )
    }
    return revision
  }
  await seedNewLake(settings, secrets)
  const lake = start(programs.lake(settings, secrets, mode))
  await untilReady(lake, `${settings.content.apiHost}/vX/ping`)
  const client = contentClient(settings, secrets.lakeToken)
  if (await lakeIsEmpty(client)) {
    console.log('The lake is empty; writing the seed:')
    console.log(describeReport(await writeSeed(client), { dryRun: false }))
  }
  return contentRevision(client)
}
