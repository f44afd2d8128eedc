import type { LakeMutation } from '../dataset/write/mutation-shape.ts'
import type { Lake } from '../lake.ts'

const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset']

/** Asset documents hold their whole URL; after a change of port it must be updated. */
export function refreshAssetUrls(lake: Lake): void {
  for (const name of lake.datasetNames) {
    const dataset = lake.dataset(name)
    const mutations: LakeMutation[] = []
    for (const { _id, _type, path, url } of dataset.all()) {
      const current = `${lake.url}/${path}`
      if (!ASSET_TYPES.includes(_type) || typeof path !== 'string' || url === current) continue
      mutations.push({ patch: { id: _id, set: { url: current } } })
    }
    if (mutations.length > 0) dataset.mutate(mutations, { identity: 'lake' })
  }
}
