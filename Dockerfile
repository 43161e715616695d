FROM node:22-slim AS build
WORKDIR /draco
COPY . .
RUN npx --yes pnpm@12.18.0 install --frozen-lockfile && npx pnpm build

FROM node:22-slim
WORKDIR /draco
COPY --from=build /draco /draco
RUN useradd --system draco && mkdir /data && chown draco /data
USER draco
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/cli/bin/draco.js", "serve", "--host", "0.0.0.0", "--port", "8080", "--data", "/data/tables", "--log", "info"]
