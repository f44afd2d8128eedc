import { parentPort, workerData } from 'node:worker_threads'
import { ImageResponse } from 'next/og.js'

// A worker thread, since drawing blocks its thread for about 100 ms. Node runs this file without a bundler.

type Options = ConstructorParameters<typeof ImageResponse>[1]
type Element = ConstructorParameters<typeof ImageResponse>[0]

const { fonts } = workerData as { fonts: NonNullable<NonNullable<Options>['fonts']> }

parentPort?.on('message', async (tree: Element) => {
  try {
    const png = await new ImageResponse(tree, { width: 1200, height: 630, fonts }).arrayBuffer()
    parentPort?.postMessage({ bytes: png }, [png])
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
