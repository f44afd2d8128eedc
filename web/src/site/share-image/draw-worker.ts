import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { ImageResponse } from 'next/og.js'
import { isWide } from './plain-title.ts'

// A worker thread, since drawing blocks its thread for about 100 ms. Node runs this file without a bundler.

type Options = ConstructorParameters<typeof ImageResponse>[1]
type Element = ConstructorParameters<typeof ImageResponse>[0]
type Fonts = NonNullable<NonNullable<Options>['fonts']>
type Font = Fonts[number]

const { own, wide } = workerData as {
  own: Fonts
  wide: (Omit<Font, 'data' | 'style'> & { file: string })[]
}

/** Satori reads a list of fonts once. */
let all: Fonts | undefined

function allFonts(): Fonts {
  all ??= [...own, ...wide.map(({ file, ...font }) => ({ ...font, data: readFileSync(file) }))]
  return all
}

parentPort?.on('message', async (tree: Element) => {
  try {
    const fonts = isWide(JSON.stringify(tree)) ? allFonts() : own
    const png = await new ImageResponse(tree, { width: 1200, height: 630, fonts }).arrayBuffer()
    parentPort?.postMessage({ bytes: png }, [png])
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
