import { requireChatMap } from './leads/chat-map.ts'
import { banner } from './run/banner.ts'
import { buildWhenStale } from './run/build.ts'
import { siteBuild, studioBuild } from './run/builds.ts'
import { openContent } from './run/open-content.ts'
import { portsOf, requireFreePorts } from './run/ports.ts'
import * as programs from './run/programs.ts'
import { untilReady } from './run/ready.ts'
import { ROOT } from './run/root.ts'
import { runServers } from './run/run-servers.ts'
import { readSecrets } from './run/secrets.ts'

/** `npm start`, and with `dev` as the argument `npm run dev`, which builds nothing. */
const mode: programs.Mode = process.argv[2] === 'dev' ? 'dev' : 'start'

/** What Vite, which builds the Studio, takes for the end of a path. */
const ENDS_PATHS = /[#?]/
const NO_STUDIO = `not started: its build cannot read files in a folder with # or ? in its name. Move ${ROOT}.`

await runServers(async (settings, processGroup) => {
  await requireChatMap(settings)
  await requireFreePorts(portsOf(settings))
  const secrets = readSecrets(settings)
  // First: a build for content that cannot be opened would only throw the earlier one away.
  const content = await openContent(settings, secrets, processGroup, mode)
  const serveSite = async () => {
    if (mode === 'start') await buildWhenStale(processGroup, siteBuild(settings, secrets, content))
    const site = processGroup.start(programs.site(settings, secrets, mode))
    await untilReady(site, `http://localhost:${settings.ports.site}/`)
    console.log(`site: answers at ${settings.siteUrl}.`)
  }
  const serveStudio = async () => {
    if (ENDS_PATHS.test(ROOT)) return console.log(`studio: ${NO_STUDIO}`)
    if (mode === 'start') await buildWhenStale(processGroup, studioBuild(settings))
    const studio = processGroup.start(programs.studio(settings, mode))
    await untilReady(studio, `http://localhost:${settings.ports.studio}/`)
  }
  // Side by side: much of the site's build uses one core.
  await Promise.all([serveSite(), serveStudio()])
  console.log(banner(settings, content.documents))
})
