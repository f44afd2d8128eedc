import { requireChatMap } from './leads/chat-map.ts'
import { banner } from './run/banner.ts'
import { buildWhenStale } from './run/build.ts'
import { siteBuild, studioBuild } from './run/builds.ts'
import type { ContentRevision } from './run/content-client.ts'
import { openContent } from './run/open-content.ts'
import { portsOf, requireFreePorts } from './run/ports.ts'
import * as programs from './run/programs.ts'
import { untilReady } from './run/ready.ts'
import { runServers } from './run/run-servers.ts'
import { readSecrets } from './run/secrets.ts'
import { createSupervisor } from './run/supervisor.ts'

const say = console.log

await runServers(async (settings, processGroup) => {
  await requireChatMap(settings)
  await requireFreePorts(portsOf(settings))
  const secrets = readSecrets(settings)
  const supervisor = createSupervisor(processGroup, say)

  async function serveStudio(): Promise<void> {
    await buildWhenStale(processGroup, studioBuild(settings), say)
    const studio = supervisor.start(programs.studio(settings))
    await untilReady(studio, `http://127.0.0.1:${settings.ports.studio}/`)
  }

  async function serveSite(content: ContentRevision): Promise<void> {
    await buildWhenStale(processGroup, siteBuild(settings, secrets, content), say)
    const site = supervisor.start(programs.site(settings, secrets, 'start'))
    await untilReady(site, `http://127.0.0.1:${settings.ports.site}/`)
    say(`site: answers at ${settings.siteUrl}.`)
  }

  async function serveAll(): Promise<void> {
    const content = await openContent(settings, secrets, supervisor)
    // One after the other: building the Studio would slow the start of the site.
    await serveSite(content)
    await serveStudio()
    say(banner(settings, content.documents))
  }

  await Promise.race([serveAll(), supervisor.failed])
  await supervisor.failed
})
