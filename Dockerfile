# The storefront on Node.js: docker build -t storefront . && docker run --env-file .env -p 3000:3000 storefront
# To try it out with the demo store: docker compose up

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY demo-store/package.json demo-store/
RUN npm ci
COPY . .
RUN npm run build

# For compose.yaml only.
FROM build AS demo-store
ENV DEMO_STORE_HOST=0.0.0.0
USER node
EXPOSE 4000
CMD ["node", "--import", "tsx", "demo-store/start.ts", "--content", "studio/load.ts"]

# The build holds all that it needs: there are no packages here.
FROM node:24-alpine AS storefront
ENV NODE_ENV=production PORT=3000 NODE_OPTIONS=--max-old-space-size=256
WORKDIR /site
COPY --from=build /site/dist/node ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok}) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server.mjs"]
