// Loaded before a program that is measured: what it took is written where the environment says.
import { writeFileSync } from 'node:fs';

const { DRACO_BENCH_PEAK: file } = process.env;
if (file)
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ megabytes: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1e6 }));
  });
