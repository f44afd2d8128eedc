import { resolve } from 'node:path'
import { nameOf, readToken } from '../run/content-access.ts'
import { contentClient } from '../run/content-client.ts'
import { runCommand } from '../run/run-command.ts'
import { exportContent } from './export-content.ts'

const USAGE = `npm run content:export -- FILE

  Writes all content into FILE (a .tar.gz): published documents, drafts, releases with their
  versions, images and files. The environment names the lake or the project, as for npm start.

  --help     this text`

await runCommand({
  usage: USAGE,
  options: {},
  argument: 'FILE',
  async run(settings, _, file) {
    console.log(`${nameOf(settings)} → ${file}`)
    const client = contentClient(settings, readToken(settings))
    const report = await exportContent(client, resolve(file))
    const { published, drafts, versions, releases, assets, bytes } = report
    console.log(
      `${published} published documents, ${drafts} drafts, ${releases} releases with ${versions} versions, ` +
        `${assets} assets: ${(bytes / 1_000_000).toFixed(1)} MB.`,
    )
    return 0
  },
})
