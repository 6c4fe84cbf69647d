// The points of many games as a drawing: where each lies, and how their running mean goes.

export interface Plot {
  dots: { x: number; y: number }[]
  /** the running mean, as the path of a line */
  mean: string
  /** lines across, with the points they stand for */
  grid: { y: number; points: number }[]
}

const STEP = 20
const WINDOW = 8

export function plot(points: number[], width: number, height: number): Plot {
  const least = Math.floor(Math.min(...points) / STEP) * STEP
  const most = Math.max(Math.ceil(Math.max(...points) / STEP) * STEP, least + STEP)
  const across = (i: number): number => round(points.length > 1 ? (i * width) / (points.length - 1) : width / 2)
  const up = (value: number): number => round(height - ((value - least) * height) / (most - least))
  const means = points.map((_, i) => average(points.slice(Math.max(0, i - WINDOW + 1), i + 1)))
  return {
    dots: points.map((value, i) => ({ x: across(i), y: up(value) })),
    mean: means.map((value, i) => `${i ? 'L' : 'M'}${across(i)} ${up(value)}`).join(''),
    grid: Array.from({ length: (most - least) / STEP + 1 }, (_, i) => least + i * STEP).map((value) => ({
      y: up(value),
      points: value,
    })),
  }
}

export function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
