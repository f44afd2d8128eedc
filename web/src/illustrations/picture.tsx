import type { ComponentType } from 'react'
import { AddressAnswer } from '@/illustrations/address-answer'
import { AlertFeed, AlertStream } from '@/illustrations/alerts'
import { ApiCall } from '@/illustrations/api-call'
import {
  CaseLanes,
  CaseTimeline,
  CaseWorkspace,
  TracedGraph,
} from '@/illustrations/case-2041/case-pictures'
import { CasePlayer } from '@/illustrations/case-2041/case-player'
import { MarketFlows } from '@/illustrations/market-flows'
import { OrderBook } from '@/illustrations/order-book'
import { PriceFeed } from '@/illustrations/price-feed'
import { ScreeningBench } from '@/illustrations/screening-bench/bench'
import { ScreeningQueue } from '@/illustrations/screening-queue'
import { WashLoop } from '@/illustrations/wash-loop'
import type { Hero } from '@/sanity/types.gen'

export type PictureName = NonNullable<Hero['picture']>

export const pictures: Readonly<Record<PictureName, ComponentType>> = {
  'traced-graph': TracedGraph,
  'case-workspace': CaseWorkspace,
  'case-player': CasePlayer,
  'risk-score': ScreeningBench,
  'alert-feed': AlertFeed,
  timeline: CaseTimeline,
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
