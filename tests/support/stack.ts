import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { contentClient } from '../../scripts/content/content-client.ts'
import { readSettings, type Settings } from '../../scripts/env.ts'
import { buildWhenStale } from '../../scripts/run/build.ts'
import { siteBuild, studioBuild } from '../../scripts/run/builds.ts'
import { openContent } from '../../scripts/run/open-content.ts'
import { portsOf, requireFreePorts } from '../../scripts/run/ports.ts'
import { createProcessGroup } from '../../scripts/run/process-group.ts'
import * as programs from '../../scripts/run/programs.ts'
import { untilReady } from '../../scripts/run/ready.ts'
import { readSecrets } from '../../scripts/run/secrets.ts'
import { BOT_TOKEN, CHAT_ID } from './bot-double.ts'
import { CHAT_ACCOUNT } from './chat-double.ts'
import { fillWithKeptSeed } from './kept-lake.ts'
import { testPorts, testUrls } from './test-urls.ts'

export type Stack = {
  settings: Settings
  urls: ReturnType<typeof testUrls>
  /** The temporary folder for lake and leads. */
  dir: string
  lakeToken: string
  /** A client that may write; reads published documents by default. */
  client: SanityClient
  /** The process of the site. */
  sitePid: number
  stop: () => Promise<void>
}

type StackOptions = {
  studio?: boolean
  /** Variables of the site, which override the defaults. */
  env?: Record<string, string>
}

/** Lifts the limits per IP address and on fill time, which automated tests exceed. */
export const UNLIMITED = {
  LEADS_RATE_LIMIT: '1000000',
  LEADS_FILL_TIME: 'ignored',
}

/** Builds what has changed, with a lake with the seed on the test ports, which runs until `stop`. */
export async function startBuilt({ studio = false, env = {} }: StackOptions = {}) {
  const ports = testPorts()
  const urls = testUrls()
  const dir = mkdtempSync(join(tmpdir(), 'chainlantern-'))
  const settings = readSettings({
    SITE_PORT: String(ports.site),
    STUDIO_PORT: String(ports.studio),
    LAKE_PORT: String(ports.lake),
    LAKE_DIR: join(dir, 'lake'),
    LEADS_DATABASE_URL: join(dir, 'leads.db'),
    TELEGRAM_API_URL: urls.bot,
    // A test that reads messages starts the double on this port: startBotDouble(testPorts().bot).
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_CHAT_ID: CHAT_ID,
    // A test that uses the chat starts the double on this port: startChatDouble(testPorts().chat).
    CHAT_SCRIPT_URL: `${urls.chat}/{id}/widget.js#${CHAT_ACCOUNT}`,
    // The same for the measurement of visits: startAnalyticsDouble(testPorts().analytics).
    ANALYTICS_SCRIPT_URL: `${urls.analytics}/gtm.js?id={id}#GTM-TESTS1`,
    SITE_BUILD_DIR: '.next-test',
    // Built as for an image, which takes a third more of the processor.
    ...(process.env.TEST_FULL && { SITE_LISTEN: '0.0.0.0' }),
    ...env,
  })
  const log = process.env.STACK_LOG ? console.log : () => undefined
  const processGroup = createProcessGroup((line, { name }) => log(`${name} | ${line}`))
  process.once('exit', processGroup.kill)
  const stop = async () => {
    await processGroup.stop()
    process.off('exit', processGroup.kill)
    rmSync(dir, { recursive: true, force: true })
  }

  try {
    await requireFreePorts(portsOf(settings))
    await fillWithKeptSeed(settings)
    const secrets = readSecrets(settings)
    const content = await openContent(settings, secrets, processGroup)
    const print = (line: string) => console.log(line)
    // Side by side, as `npm start` does.
    const builds = [siteBuild(settings, secrets, content)]
    if (studio) builds.push(studioBuild(settings))
    await Promise.all(builds.map((build) => buildWhenStale(processGroup, build, print)))
    return { settings, urls, dir, secrets, processGroup, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Starts a lake with the seed, the built site and, with `studio`, the built Studio, on the test ports. Reuses builds
 * until their sources change. Set `STACK_LOG=1` to print the processes' output.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { settings, urls, dir, secrets, processGroup, stop } = await startBuilt(options)
  const { studio, env } = options
  try {
    const program = programs.site(settings, secrets, 'start')
    const site = processGroup.start({ ...program, env: { ...program.env, ...UNLIMITED, ...env } })
    await untilReady(site, `${urls.site}/robots.txt`)
    if (studio) await untilReady(processGroup.start(programs.studio(settings)), urls.studio)

    const lakeToken = secrets.lakeToken ?? ''
    return {
      settings,
      urls,
      dir,
      lakeToken,
      client: contentClient(settings, lakeToken),
      sitePid: site.pid,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
