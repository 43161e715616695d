import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be read at /metrics, in OpenMetrics form. */
export function openMetrics() {
  const registry = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE as never);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    sockets: new Gauge({ name: 'draco_sockets', help: 'Open sockets.', registers }),
    rooms: new Gauge({ name: 'draco_rooms', help: 'Tables that this process has in memory.', registers }),
    tables: new Gauge({ name: 'draco_tables', help: 'Tables in the database.', labelNames: ['status'], registers }),
    answers: new Counter({ name: 'draco_answers', help: 'Answers taken by this process.', registers }),
    refused: new Counter({ name: 'draco_refused', help: 'Messages refused.', labelNames: ['code'], registers }),
    retries: new Counter({ name: 'draco_database_retries', help: 'Statements tried again.', registers }),
    latency: new Histogram({
      name: 'draco_answer_seconds',
      help: 'From an answer that was received to all screens of this process.',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof openMetrics>;
