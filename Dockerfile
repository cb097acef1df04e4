# The application, served by nginx without root. Settings are read at start: docs/deploy.md.
# Not Alpine: `npm ci` also installs a Node.js for the commands, and that one needs glibc.
FROM node:24-slim AS build
WORKDIR /lamplight
COPY package.json package-lock.json .npmrc ./
COPY packages/verify/package.json packages/verify/
RUN npm ci
COPY . .
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.29-alpine
# The image reads the name servers of Docker or Kubernetes (deploy/settings.envsh).
ENV NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1
COPY deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY --chmod=755 deploy/settings.envsh /docker-entrypoint.d/15-settings.envsh
COPY --from=build /lamplight/dist/app /srv/lamplight
EXPOSE 8080
