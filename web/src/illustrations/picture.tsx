import type { ComponentType } from 'react'
import { AddressAnswer } from '@/illustrations/address-answer'
import { AlertFeed } from '@/illustrations/alert-feed'
import { AlertStream } from '@/illustrations/alert-stream'
import { ApiCall } from '@/illustrations/api-call'
import { CaseLanes } from '@/illustrations/case-lanes'
import { CasePlayer } from '@/illustrations/case-player/case-player'
import { CaseWorkspace } from '@/illustrations/case-workspace'
import { MarketFlows } from '@/illustrations/market-flows'
import { OrderBook } from '@/illustrations/order-book'
import { PriceFeed } from '@/illustrations/price-feed'
import { ScreeningBench } from '@/illustrations/screening-bench/bench'
import { ScreeningQueue } from '@/illustrations/screening-queue'
import { Timeline } from '@/illustrations/timeline'
import { TracedGraph } from '@/illustrations/traced-graph/traced-graph'
import { WashLoop } from '@/illustrations/wash-loop'
import type { Hero } from '@/sanity/types.gen'

export type PictureName = NonNullable<Hero['picture']>

export const pictures: Readonly<Record<PictureName, ComponentType>> = {
  'traced-graph': TracedGraph,
  'case-workspace': CaseWorkspace,
  'case-player': CasePlayer,
  'risk-score': ScreeningBench,
  'alert-feed': AlertFeed,
  timeline: Timeline,
  'api-call': ApiCall,
  'market-flows': MarketFlows,
  'alert-stream': AlertStream,
  'case-lanes': CaseLanes,
  'address-answer': AddressAnswer,
  'price-feed': PriceFeed,
  'order-book': OrderBook,
  'wash-loop': WashLoop,
  'screening-queue': ScreeningQueue,
}

/** The drawing that an editor has selected. */
export function PictureView({ name }: { name: PictureName }) {
  const Picture = pictures[name]
  return <Picture />
}
