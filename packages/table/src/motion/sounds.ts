// A file of its own, fetched by those who want to hear something.
import type { GameEvent } from '@draco-table/engine';

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds. */
type Tone = readonly [pitch: number, from: number, long: number];

const asked: readonly Tone[] = [
  [660, 0, 0.18],
  [880, 0.12, 0.25],
];
const coins: readonly Tone[] = [
  [1760, 0, 0.08],
  [2349, 0.05, 0.14],
];
const end: readonly Tone[] = [
  [523, 0, 0.3],
  [659, 0.14, 0.3],
  [784, 0.28, 0.3],
  [1047, 0.42, 0.6],
];
const loudness = 0.06;

let context: AudioContext | undefined;

/** Until somebody has pressed something a browser keeps still; what was to be heard by then is not made up for. */
function open(): AudioContext | undefined {
  context ??= new AudioContext();
  if (context.state === 'running') return context;
  void context.resume();
  return undefined;
}

function ring(tones: readonly Tone[]): void {
  const audio = open();
  if (!audio) return;
  for (const [pitch, from, long] of tones) {
    const start = audio.currentTime + from;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const level = new GainNode(audio, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(loudness, start + 0.01);
    level.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(level).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}

/** Paper on wood: a breath of noise, once for a card, in bursts for a die. */
function rustle(times: number): void {
  const audio = open();
  if (!audio) return;
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.09, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  for (let i = 0; i < times; i++) {
    const noise = new AudioBufferSourceNode(audio, { buffer });
    const dull = new BiquadFilterNode(audio, { type: 'bandpass', frequency: times > 1 ? 900 : 2600, Q: 0.8 });
    const level = new GainNode(audio, { gain: loudness * 2 });
    noise.connect(dull).connect(level).connect(audio.destination);
    noise.start(audio.currentTime + i * 0.07);
  }
}

/** What happened, heard: one sound for all of it, that of what matters most. */
export function hear(events: readonly GameEvent[]): void {
  const has = (is: GameEvent['is']) => events.some((event) => event.is === is);
  if (has('end')) ring(end);
  else if (has('roll')) rustle(4);
  else if (has('pay')) ring(coins);
  else if (has('play') || has('move')) rustle(1);
}

/** Somebody at this screen is asked. */
export function call(): void {
  ring(asked);
}
