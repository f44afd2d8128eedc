import { requireChatMap } from './leads/chat-map.ts'
import { banner } from './run/banner.ts'
import { openContent } from './run/open-content.ts'
import { portsOf, requireFreePorts } from './run/ports.ts'
import * as programs from './run/programs.ts'
import { untilReady } from './run/ready.ts'
import { runServers } from './run/run-servers.ts'
import { readSecrets } from './run/secrets.ts'

await runServers(async (settings, processGroup) => {
  await requireChatMap(settings)
  await requireFreePorts(portsOf(settings))
  const secrets = readSecrets(settings)
  const revision = await openContent(settings, secrets, processGroup, 'dev')
  const site = processGroup.start(programs.site(settings, secrets, 'dev'))
  const studio = processGroup.start(programs.studioDev(settings))
  await Promise.all([
    untilReady(site, `http://127.0.0.1:${settings.ports.site}/`),
    untilReady(studio, `http://127.0.0.1:${settings.ports.studio}/`),
  ])
  console.log(banner(settings, revision.documents))
})
