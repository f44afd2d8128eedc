import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../run/root.ts'
import { type Floor, youngBuiltIns } from './young-built-ins.ts'

// Fails for a built-in in the site's browser code that is younger than the `browserslist` of web/package.json.
const WEB = join(ROOT, 'web')
const { browserslist } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
  browserslist: string[]
}
const floor: Floor = Object.fromEntries(browserslist.map((each) => each.split(' >= ')))
const { config } = ts.readConfigFile(join(WEB, 'tsconfig.json'), ts.sys.readFile)
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, WEB)
const found = youngBuiltIns(ts.createProgram(fileNames, options), floor)
for (const line of found) console.error(line.replace(`${ROOT}/`, ''))
if (found.length > 0) {
  console.error('Use an older built-in, or test for it where it is used (web/README.md, Browsers).')
  process.exit(1)
}
