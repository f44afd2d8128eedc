import type { LakeMutation } from '../dataset/write/mutation-shape.ts'
import type { Lake } from '../lake.ts'

const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset']

/** Asset documents hold their whole address; after a change of port they must hold the new one. */
export function refreshAssetAddresses(lake: Lake): void {
  for (const name of lake.datasetNames) {
    const dataset = lake.dataset(name)
    const mutations: LakeMutation[] = []
    for (const { _id, _type, path, url } of dataset.all()) {
      const address = `${lake.url}/${path}`
      if (!ASSET_TYPES.includes(_type) || typeof path !== 'string' || url === address) continue
      mutations.push({ patch: { id: _id, set: { url: address } } })
    }
    if (mutations.length > 0) dataset.mutate(mutations, { identity: 'lake' })
  }
}
