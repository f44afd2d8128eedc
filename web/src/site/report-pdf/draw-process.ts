import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { paperSvg, readTokens } from './paper-svg.ts'
import { FONT_FILES } from './report-fonts.ts'

// Runs once per PDF, in a child process: Typst is native code, and a crash or an endless loop in it would take the
// server down. Node runs this file without a bundler.

const FOLDER = import.meta.dirname
const TEMPLATE = path.join(FOLDER, 'report.typ')
/** Packages are installed above `web`. */
const PACKAGES = path.join(FOLDER, '../../../../node_modules')

giveWayWhenMemoryEnds()

process.once('message', (data: object) => {
  const answer = draw(data)
  process.send?.(answer, () => process.exit())
})

function draw(data: object) {
  try {
    return compile(inputOf(data))
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

function compile(report: string) {
  const fonts = FONT_FILES.map((file) => readFileSync(path.join(PACKAGES, file)))
  const compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs: fonts }] })
  const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs: { report } })
  const { result } = compiled
  if (!result) {
    const error = compiled.takeError()
    throw new Error(
      String(error ? compiler.fetchDiagnostics(error).map(({ message }) => message) : ''),
    )
  }
  const pages = result.numOfPages
  try {
    const bytes = compiler.pdf(result, { pdfStandard: 'ua-1', pdfTags: true })
    return { bytes, pages }
  } catch (error) {
    // For example, PDF/UA forbids characters that no font has. The file is still tagged.
    const fault = error instanceof Error ? error.message : String(error)
    return { bytes: compiler.pdf(result, { pdfTags: true }), pages, fault }
  }
}

/** Characters without a glyph: control characters, noncharacters, variation selectors. */
const INVISIBLE = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}|\p{Variation_Selector}/gu

/** The template's input as JSON, with the site's colors and with SVGs as markup. */
function inputOf(data: object): string {
  const tokens = readTokens(readFileSync(path.join(FOLDER, '../../styles/tokens.css'), 'utf8'))
  const colors = Object.fromEntries(
    [...tokens]
      .filter(([name]) => name.startsWith('color-'))
      .map(([name, value]) => [name.slice('color-'.length), value]),
  )
  return JSON.stringify({ ...data, colors }, (key, value) => {
    const plain = key === 'svg' ? paperSvg(value, tokens) : value
    return typeof plain === 'string' ? plain.toWellFormed().replace(INVISIBLE, '') : plain
  })
}

/** Makes the kernel kill this process rather than the server when memory runs out. */
function giveWayWhenMemoryEnds() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Linux only.
  }
}
