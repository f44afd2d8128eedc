import { requireChatMap } from './leads/chat-map.ts'
import { banner } from './run/banner.ts'
import { buildWhenStale } from './run/build.ts'
import { siteBuild, studioBuild } from './run/builds.ts'
import { openContent } from './run/open-content.ts'
import { portsOf, requireFreePorts } from './run/ports.ts'
import * as programs from './run/programs.ts'
import { untilReady } from './run/ready.ts'
import { runServers } from './run/run-servers.ts'
import { readSecrets } from './run/secrets.ts'

const say = console.log

await runServers(async (settings, processGroup) => {
  await requireChatMap(settings)
  await requireFreePorts(portsOf(settings))
  const secrets = readSecrets(settings)
  const content = await openContent(settings, secrets, processGroup)

  await buildWhenStale(processGroup, siteBuild(settings, secrets, content), say)
  const site = processGroup.start(programs.site(settings, secrets, 'start'))
  await untilReady(site, `http://127.0.0.1:${settings.ports.site}/`)
  say(`site: answers at ${settings.siteUrl}.`)

  // Afterward, because building the Studio would slow the start of the site.
  await buildWhenStale(processGroup, studioBuild(settings), say)
  const studio = processGroup.start(programs.studio(settings))
  await untilReady(studio, `http://127.0.0.1:${settings.ports.studio}/`)
  say(banner(settings, content.documents))
})
