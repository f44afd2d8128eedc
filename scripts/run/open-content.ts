import { startLake } from 'content-lake'
import { type ContentRevision, contentClient, contentRevision } from '../content/content-client.ts'
import type { Settings } from '../env.ts'
import { describeReport } from '../seed/describe-report.ts'
import { lakeIsEmpty } from '../seed/lake-is-empty.ts'
import { writeSeed } from '../seed/write-seed.ts'
import type { ProcessGroup } from './process-group.ts'
import * as programs from './programs.ts'
import { untilReady } from './ready.ts'
import { StartError } from './start-error.ts'

/** Seeds the local lake if it is empty, starts it, and returns the content's revision. */
export async function openContent(
  settings: Settings,
  secrets: programs.Secrets,
  { start }: Pick<ProcessGroup, 'start'>,
  mode: programs.Mode = 'start',
): Promise<ContentRevision> {
  if (settings.content.where === 'remote') {
    const revision = await contentRevision(contentClient(settings))
    if (revision.documents > 0) return revision
    throw new StartError(
      'The dataset is empty. Fill it with "npm run seed", or by hand in the Studio.',
    )
  }
  await seedEmptyLake(settings, secrets)
  const lake = start(programs.lake(settings, mode))
  await untilReady(lake, `${settings.content.apiHost}/vX/ping`)
  return contentRevision(contentClient(settings, secrets.lakeToken))
}

/**
 * Writes the seed, dated from `day`, into an empty lake, before its own process opens it.
 */
export async function seedEmptyLake(
  settings: Settings,
  { lakeToken }: programs.Secrets,
  day?: string,
): Promise<void> {
  const lake = await startLake({
    port: settings.ports.lake,
    storage: settings.lakeDir,
    ...(lakeToken && { token: lakeToken }),
  }).catch((error: Error) => {
    // One line that says what to do.
    throw new StartError(error.message)
  })
  try {
    const client = contentClient(settings, lakeToken)
    if (!(await lakeIsEmpty(client))) return
    console.log('The lake is empty; writing the seed:')
    console.log(describeReport(await writeSeed(client, { ...(day && { day }) }), { dryRun: false }))
  } finally {
    await lake.close()
  }
}
